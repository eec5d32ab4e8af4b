// Legal moves at patience games.

export {
  advised,
  type Point as PatiencePoint,
  shown,
  stated,
  type Table as PatienceTable,
  type Tables as PatienceTables,
  unsure,
} from '../patience/table.ts';
export { PATIENCE_POINTS, sayBuild, sayNumber, sayPoint, saySpace, unanswered } from '../patience/words.ts';
