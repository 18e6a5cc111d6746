// violates: lint/style/noRestrictedImports
import { randomInt, randomUUID } from 'node:crypto';
export const one = (): string => randomUUID() + String(randomInt(10));
