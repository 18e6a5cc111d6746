// violates: lint/style/noRestrictedImports
import * as chance from 'node:crypto';
export const one = (): string => chance.randomUUID();
