// violates: domains-stand-in-the-line
import '#src/domains/catalog/index.ts';
