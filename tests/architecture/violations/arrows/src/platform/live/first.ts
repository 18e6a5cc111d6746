// violates: no-circles
import './second.ts';
