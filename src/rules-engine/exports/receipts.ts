// Receipts: a ruling or a score with the rows behind it, for a later edition to check.

export { type EditionName, type Receipt, type ReceiptLine, type ReceiptQuestion, type ReceiptResult, receipt, receiptAt } from '../receipts/receipts.ts';
export { type Reopened, type RowChange, readReceipt, reopen } from '../receipts/reopen.ts';
