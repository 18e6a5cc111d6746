import { used } from '#src/shared/exports.ts';
used();
