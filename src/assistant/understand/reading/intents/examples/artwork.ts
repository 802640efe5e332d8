export const ARTWORK = `
what file should i send
what kind of files do you take
what format do you need the logo in
what is the best file type
which format is best for embroidery
is a png good enough
will a jpeg work
can you use a pdf
is a phone picture of it ok
is a photo fine
can i send a screenshot
can i just take a picture of it
can i send a picture of a sketch
i only have a photo of it
all i have is a picture of the old one
all i have is a business card with the logo
my logo is blurry
the logo is low quality will it print
my image is small is that ok
will my file be good enough
does it need to be high resolution
how big does the image have to be
what size does my logo need to be
what dimensions should the art be
how large should the file be
what dpi
do you need a vector
do you need the fonts
do i need to outline the text
does the background need to be transparent
can you remove the background
can you make the background clear
can you clean up my image
can you vectorize my logo
can you convert it to vector
can you change the colors in my logo
do you match colors
can you match my brand colors
do you use pantone colors
how many colors can my logo have
can you print a gradient
how do i send you my logo
how do i get the art to you
where do i send the file
where do i email the artwork
what email do i send the design to
where can i upload it
can i upload my own art
can i email you the file
can i text you the picture
can i bring the logo on a flash drive
should i attach it here
do you accept illustrator files
do you accept canva designs
can i make it in canva
can you open a word file
do you need my artwork before you quote
when do you need the art
will i get to see it before you print
do i get a proof
do i see a proof before it is printed
do you send a proof first
can i approve the proof
can i make changes to the proof
how many revisions do i get
do you keep my artwork on file
do you still have my logo from last time
can you use the logo from our website
can you pull the logo off my facebook
can you copy this design i found online
is it ok to use a team logo
can you print a disney character
can you print a nike logo
do i own the artwork
can i use my own drawing
can i use a drawing by my kid
can you print from a crayon drawing
will you be able to print my sketch
does it matter what color the background is
does it matter what program it was made in
does it matter if it is a jpeg
does the file have to be a certain size
what is the max size for the logo
how big can the logo be
how big will the logo be on the chest
how wide should the design be
what resolution do you want
what do i need to send you for the logo
what do you need for artwork
what do you need from my designer
my designer wants to know what file
our designer has the files what should they send
i have the file in illustrator where do i send it
i have it in photoshop is that fine
it was made in powerpoint is that ok
i have an old shirt can you copy the logo off it
can you copy it from an old shirt
can you recreate a logo from a picture
can you scan it
i lost the original file
i do not have the original file
i do not have a vector file
i do not know what a vector is
what is a vector file
what does print ready mean
what does high resolution mean
is this good enough to print
is this usable
can you tell me if my file works
can you check my file
did you get my file
did you get the picture i sent
did my artwork come through
i emailed the logo did you see it
i tried to upload it and it did not work
the upload is not working
my file is too big to send
can i share a dropbox link
can i send a google drive link
can you enlarge it
can you make my logo bigger
can you make the text bigger
can you change the font
what fonts do you have
can i pick the font
will the colors match my screen
can you hit an exact shade
when do i see the proof
can i see how it looks before you print
i want to see a proof
what is the biggest file i can email
how big a file can i send
how do i get you the logo
how do i get my logo to you
where do i send the logo
where do i upload it
do i send it now or later
do i need to send artwork now
can the artwork wait
can i text you a picture of it
can i text you the logo
can i send it to you from my phone
the logo i have is kind of fuzzy
is a fuzzy logo a problem
my logo has nine colors is that a problem
my logo has a lot of colors is that a problem
my logo has a gradient
the logo has really thin lines
will it come out blurry
can you see it if it is low quality
do i own the design after
who owns the file when it is done
who owns the design
do i get the files when you are done
do i get to keep the art
do i get to see a proof first
will you send a proof before you print
will i see it before you print
when do i get to see the design
can i see what it will look like first
does my picture have to be a certain size
does it have to be a vector
will a picture off the internet work
will a screenshot do
can you use a picture from facebook
if i send a sketch can your artist fix it
can you fix my file
can you take the background out
will you keep my logo on file
the secretary has all the files
my sister has the files on her laptop
it is hand drawn and not digital
my wife did it by hand on paper
the logo is on our page you can grab it there
my son made the picture on his ipad
`;
