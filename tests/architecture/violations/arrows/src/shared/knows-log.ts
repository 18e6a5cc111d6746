// violates: shared-knows-nothing
import '#src/platform/log/index.ts';
