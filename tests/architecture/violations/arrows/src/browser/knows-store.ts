// violates: browser-imports-no-server-code
import '#src/stores/cart.ts';
