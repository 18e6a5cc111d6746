// violates: nothing-unresolved
import './nowhere.ts';
