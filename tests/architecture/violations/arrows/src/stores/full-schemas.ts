// violates: browser-uses-zod-mini
import 'zod';
