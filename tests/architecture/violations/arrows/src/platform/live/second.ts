// violates: no-circles
import './first.ts';
