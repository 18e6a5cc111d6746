// violates: src-imports-no-tests
import '#tests/factories/catalog.ts';
