export { insertJoined, insertPeople } from './new-people.queries.ts'
