// What may be moved where at a patience.

export {
  advised,
  type Point as PatiencePoint,
  shown,
  stated,
  type Table as PatienceTable,
  type Tables as PatienceTables,
  unsure,
} from '../patience/table.ts';
export { notTold, PATIENCE_POINTS, sayBuild, sayNumber, sayPoint, saySpace } from '../patience/words.ts';
