// violates: events-are-facts
import '#src/domains/catalog/events.ts';
