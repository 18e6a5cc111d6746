// violates: database-imports-no-other-platform
import '../http/index.ts';
