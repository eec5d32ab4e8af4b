// Receipts: a ruling or a score with what it rests on, for a later edition to reopen.

export { type EditionName, type Receipt, type ReceiptLine, type ReceiptQuestion, type ReceiptResult, receipt, receiptAt } from '../receipts/receipts.ts';
export { type Reopened, type RowChange, readReceipt, reopen } from '../receipts/reopen.ts';
