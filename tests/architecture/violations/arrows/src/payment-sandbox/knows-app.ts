// violates: sandbox-stands-alone
import '#src/app/process.ts';
