// violates: no-unresolved-imports
import './nowhere.ts';
