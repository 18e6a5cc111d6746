// violates: middleware-imports-app-only
import '#src/domains/catalog/index.ts';
