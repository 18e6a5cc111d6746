// violates: feature-stores-import-contracts-and-rules
import './CartLines.tsx';
