// violates: browser-uses-no-node-modules
import 'node:fs';
