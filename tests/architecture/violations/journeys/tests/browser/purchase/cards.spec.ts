import { test } from '@playwright/test';

test('buyer pays with card 1', async () => {});
test('buyer pays with card 2', async () => {});
test('buyer pays with card 3', async () => {});
test('buyer pays with card 4', async () => {});
test('buyer pays with card 5', async () => {});
