// violates: database-is-the-lowest-platform
import '../http/index.ts';
