// violates: sandbox-imports-no-domain
import '#src/app/process.ts';
