// violates: no-import-cycles
import './second.ts';
