import { test } from '@playwright/test';

test.describe('with a voucher', () => {
	test('buyer pays with card 6', async () => {});
	test('buyer pays with card 7', async () => {});
	test('buyer pays with card 8', async () => {});
	test.fixme('buyer pays with card 9', async () => {});
});
