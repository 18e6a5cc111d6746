// violates: middleware-composes
import '#src/domains/catalog/index.ts';
