// violates: words-quote-limits-of-contracts
import { decideStock } from '#src/domains/catalog/rules/stock.ts';
export const words = decideStock();
