// violates: contracts-import-contracts-only
import '#src/domains/catalog/rules/stock.ts';
