import { expect, test } from 'vitest';
import { htmlToText } from '../../src/domain/html-to-text';

test('a mail written as HTML is told in paragraphs, with every character it means', () => {
  expect(
    htmlToText(`<!doctype html><html><head><title>News</title><style>p { color: red }</style></head>
      <body><h1>Hello Chi&ccedil;&#x61;</h1><!-- not for readers -->
      <p>The rent is &#8358;2,500,000 &ndash; or &#x20A6;2.4m&nbsp;&hellip;
      for   <b>two</b> years.</p>First<br>second<ul><li>Fish &amp; chips</ul>
      <table><tr><td>Rooms</td><td>3</td></tr></table></body></html>`),
  ).toEqual([
    'Hello Chiça',
    'The rent is ₦2,500,000 – or ₦2.4m … for two years.',
    'First',
    'second',
    'Fish & chips',
    'Rooms 3',
  ]);
});

test('what only looks like markup is kept as it is written', () => {
  expect(htmlToText('2 < 3 &amp; 5 > 4 <3')).toEqual(['2 < 3 & 5 > 4 <3']);
  // The first and the last name of each table.
  expect(htmlToText('a&nbsp;b &iexcl;&yuml; &amp;&circ; &Eacute;&eacute; &ldquo;&rdquo;')).toEqual([
    'a b ¡ÿ &ˆ Éé “”',
  ]);
  expect(htmlToText('&lt;b&gt;bold&lt;/b&gt; &amp;amp; &bogus; &constructor; AT&T & co')).toEqual([
    '<b>bold</b> &amp; &bogus; &constructor; AT&T & co',
  ]);
});

test('nothing of a script, a style, a comment or an attribute is told, closed or not', () => {
  expect(htmlToText('a<SCRIPT src="x">alert("</p>")</ScRiPt >b')).toEqual(['ab']);
  expect(htmlToText('a<script>alert(1)</scripture>b')).toEqual(['a']);
  expect(htmlToText('a<style>p{}')).toEqual(['a']);
  expect(htmlToText('a<!-- <p>x</p> -- > b')).toEqual(['a']);
  expect(htmlToText('a<!-->b<!--->c<!-- x --!>d<!-- y -->e')).toEqual(['abcde']);
  expect(htmlToText('a<img alt="x > y" title=\'>\'>b<p title = ">">c</p>')).toEqual(['ab', 'c']);
  expect(htmlToText("a<p don't>b")).toEqual(['a', 'b']);
  expect(htmlToText('a<p title="b')).toEqual(['a']);
  expect(htmlToText('a<?php x ?>b</ p>c</>d<![CDATA[x]]>e')).toEqual(['abcde']);
});

test('a character that no text may have becomes the sign for one, a control character a space', () => {
  expect(htmlToText('a&#0;b&#xD800;c&#x110000;d&#99999999999;e')).toEqual([
    'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe',
  ]);
  expect(htmlToText('a&#13;&#10;b\u0000c\u007Fd&#27;e')).toEqual(['a b c d e']);
  // What old word processors write for a dash and a quotation mark.
  expect(htmlToText('a&#150;b&#x92;c')).toEqual(['a–b’c']);
});

test('hostile markup comes out as the little that it says', () => {
  const of = (part: string) => part.repeat(100_000);
  expect(htmlToText(of('<p'))).toEqual([]);
  expect(htmlToText(of('<p>'))).toEqual([]);
  expect(htmlToText(of('<'))).toEqual([of('<')]);
  expect(htmlToText(`${of('<div>')}deep${of('</div>')}`)).toEqual(['deep']);
  expect(htmlToText(`${of('<table><tr><td>')}deep`)).toEqual(['deep']);
  expect(htmlToText(`a${of('<!--')}`)).toEqual(['a']);
  expect(htmlToText(`a${of('<!-- x -->')}b`)).toEqual(['ab']);
  expect(htmlToText(`a${of('<script>')}`)).toEqual(['a']);
  expect(htmlToText(`a<script>${of('</scrip')}`)).toEqual(['a']);
  expect(htmlToText(`a${of('<script></script>')}b`)).toEqual(['ab']);
  expect(htmlToText(`a<p ${of('x="')}`)).toEqual(['a']);
  expect(htmlToText(of('&'))).toEqual([of('&')]);
  expect(htmlToText(`a${of('&nbsp;')}b${of(' \n')}c`)).toEqual(['a b c']);
});
