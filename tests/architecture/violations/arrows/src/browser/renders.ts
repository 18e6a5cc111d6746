// violates: react-only-in-islands
import 'react';
