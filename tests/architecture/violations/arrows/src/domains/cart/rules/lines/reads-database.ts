// violates: rules-are-pure
import '#src/platform/db/index.ts';
