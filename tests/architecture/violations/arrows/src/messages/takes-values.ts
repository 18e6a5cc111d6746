// violates: messages-import-only-contracts
import { decideStock } from '#src/domains/catalog/rules/stock.ts';
export const words = decideStock();
