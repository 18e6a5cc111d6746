// violates: lint/suspicious/noFocusedTests
import { test } from 'vitest';

test.only('nothing', () => {});
