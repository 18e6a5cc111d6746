// violates: contracts-know-contracts
import '#src/domains/catalog/rules/stock.ts';
