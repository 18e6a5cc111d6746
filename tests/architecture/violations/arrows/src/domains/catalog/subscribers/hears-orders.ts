// violates: domains-look-left
import '#src/domains/orders/events.ts';
