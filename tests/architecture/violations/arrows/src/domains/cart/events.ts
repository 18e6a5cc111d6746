// violates: events-import-contracts-only
import '#src/domains/catalog/events.ts';
