// violates: no-import-cycles
import './first.ts';
