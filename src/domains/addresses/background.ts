export { loadUnits } from './use-cases/load-units.ts';
