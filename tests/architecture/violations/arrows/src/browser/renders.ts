// violates: react-lives-in-islands
import 'react';
