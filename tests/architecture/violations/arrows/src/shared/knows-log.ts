// violates: shared-imports-nothing
import '#src/platform/log/index.ts';
