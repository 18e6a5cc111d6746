import { test } from '@playwright/test';

test('page 1 has no accessibility problem', async () => {});
test('page 2 has no accessibility problem', async () => {});
test('page 3 has no accessibility problem', async () => {});
test('page 4 has no accessibility problem', async () => {});
test('page 5 has no accessibility problem', async () => {});
test('page 6 has no accessibility problem', async () => {});
test('page 7 has no accessibility problem', async () => {});
test('page 8 has no accessibility problem', async () => {});
test('page 9 has no accessibility problem', async () => {});
