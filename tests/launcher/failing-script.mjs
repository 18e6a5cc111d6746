throw new Error('the table is gone');
