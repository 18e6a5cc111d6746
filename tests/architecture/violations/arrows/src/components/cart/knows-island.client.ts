// violates: feature-scripts-import-no-server-code
import '#src/islands/cart/CartLines.tsx';
