// violates: domains-look-left
import '#src/domains/orders/index.ts';
