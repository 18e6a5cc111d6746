// violates: browser-code-needs-no-node
import 'node:fs';
