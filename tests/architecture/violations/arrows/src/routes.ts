// violates: routes-import-only-shared
import '#src/messages/vi.ts';
export const url = {};
