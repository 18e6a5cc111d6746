export { loadBaseRates } from './use-cases/load-base-rates.ts';
