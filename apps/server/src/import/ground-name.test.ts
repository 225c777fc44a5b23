import { expect, test } from 'vitest'
import { groundName } from './ground-name.ts'

test('the city at the end of a venue is not part of the ground’s name', () => {
  expect(groundName('R Premadasa Stadium, Colombo', 'Colombo')).toEqual({
    name: 'R Premadasa Stadium',
    city: 'Colombo',
    places: ['Colombo'],
  })
})

test('a venue that names its city makes up for a city that is not stated', () => {
  expect(groundName('County Ground, New Road, Worcester', undefined)).toMatchObject({
    name: 'County Ground',
    city: 'Worcester',
  })
})

test('suburbs and islands are remembered as places of the ground', () => {
  expect(groundName('Kensington Oval, Bridgetown', 'Barbados')).toEqual({
    name: 'Kensington Oval',
    city: 'Barbados',
    places: ['Barbados', 'Bridgetown'],
  })
})

test('a city is known by the name it has now', () => {
  expect(groundName('M.Chinnaswamy Stadium', 'Bangalore')).toMatchObject({
    name: 'M Chinnaswamy Stadium',
    city: 'Bengaluru',
  })
})

test('a ground without a stated place', () => {
  expect(groundName('Sharjah Cricket Stadium', undefined)).toEqual({
    name: 'Sharjah Cricket Stadium',
    city: '',
    places: [],
  })
})
