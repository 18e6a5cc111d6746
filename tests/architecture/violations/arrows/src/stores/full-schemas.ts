// violates: browser-code-takes-small-schemas
import 'zod';
