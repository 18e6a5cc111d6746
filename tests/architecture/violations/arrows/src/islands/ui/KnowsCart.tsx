// violates: shared-widgets-know-no-island
import '../cart/CartLines.tsx';
