import { expect, test } from 'vitest';
import { formDraftOf } from './form-draft.ts';

test('what was typed comes back as it was; a form that has grown keeps what it begins with', () => {
	expect(formDraftOf(null, '')).toBeNull();
	expect(formDraftOf('"Cảm ơn bạn"', '')).toBe('Cảm ơn bạn');
	expect(formDraftOf('{"text":"a"}', '')).toBeNull();
	expect(formDraftOf('{"from":"2026-12-01"}', { from: '', to: '' })).toEqual({ from: '2026-12-01', to: '' });
	expect(formDraftOf('"a"', { from: '' })).toBeNull();
});
