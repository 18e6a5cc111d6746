// violates: browser-scripts-know-no-server
import '#src/stores/cart.ts';
